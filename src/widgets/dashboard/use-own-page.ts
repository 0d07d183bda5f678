import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { loadFailureId, type OwnPage } from '../lazy/own-page'
import { useEffectEvent } from '../runtime/use-effect-event'
import { useToaster } from '../runtime/use-toaster'

/** The build for which this tab was last loaded anew. */
const renewedKey = 'langraan.renewed'

const answersWithin = 5_000

/** The server writes the build's name into its pages; a proxy may have removed the quotes. */
const buildIn = (html: string): string | undefined => /<html[^>]* data-build="?(\w+)/.exec(html)?.[1]

async function newBuild(): Promise<string | undefined> {
  const { build } = document.documentElement.dataset
  if (!build) return undefined
  try {
    const answer = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(answersWithin) })
    const there = answer.ok ? buildIn(await answer.text()) : undefined
    return there === build ? undefined : there
  } catch {
    return undefined
  }
}

function renewFor(build: string): boolean {
  try {
    if (sessionStorage.getItem(renewedKey) === build) return false
    sessionStorage.setItem(renewedKey, build)
  } catch {
    // without a note, the page could be loaded again and again
    return false
  }
  location.reload()
  return true
}

/** Whether the browser would ask before leaving: files that are still being added would be lost, too. */
const asksToLeave = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

const reload = () => location.reload()

/** What the dashboard may do with its page; undefined if the page isn't its own. */
export function useOwnPage(isOwn: boolean, isHeld: () => boolean): OwnPage | undefined {
  const { i18n } = useLingui()
  const toaster = useToaster()
  const announce = useEffectEvent(() => {
    toaster.show({
      id: loadFailureId,
      tone: 'error',
      title: i18n._(msg`A new version was released`),
      text: i18n._(msg`Save your changes, then reload the page.`),
      action: { label: i18n._(msg`Reload the page`), run: reload },
    })
  })
  return useMemo(() => {
    if (!isOwn) return
    return {
      newBuild,
      reload,
      renewFor: (build) => !isHeld() && !asksToLeave() && renewFor(build),
      async announceNewBuild() {
        const isReplaced = (await newBuild()) !== undefined
        if (isReplaced) announce()
        return isReplaced
      },
    }
  }, [isOwn, isHeld, announce])
}
