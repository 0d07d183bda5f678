import { Plural, useLingui } from '@lingui/react/macro'
import Up from 'lucide-react/icons/arrow-up'
import { type RefObject, useEffect, useState } from 'react'
import type { EarlierMessages } from '../../../core/chat/chat.earlier'
import { Button } from '../../ui/button'
import { useKeptFocus } from '../../ui/use-kept-focus'
import { VisuallyHidden } from '../../ui/visually-hidden'
import * as css from './chat-log.css'

type ChatEarlierProps = {
  /** number of earlier messages that aren't loaded */
  skipped: number
  state: EarlierMessages
  onLoad(): void
  /** takes the focus when everything is loaded */
  scroller: RefObject<HTMLElement | null>
}

/** Above the messages: loads earlier ones, and says how many were added. */
export function ChatEarlier({ skipped, state, onLoad, scroller }: ChatEarlierProps) {
  const { t } = useLingui()
  const [before, setBefore] = useState(skipped)
  const [added, setAdded] = useState(0)
  useEffect(() => {
    setBefore(skipped)
    if (skipped < before) setAdded(before - skipped)
  }, [skipped, before])
  const [isPressed, setPressed] = useState(false)
  useKeptFocus(scroller, isPressed ? skipped > 0 : undefined)
  const press = () => {
    setPressed(true)
    onLoad()
  }
  const isFailed = state === 'failed'
  return (
    <>
      {skipped > 0 && (
        <div className={css.earlier}>
          {isFailed && <span className={css.earlierFailed}>{t`Couldn't load earlier messages`}</span>}
          <Button size="s" look="ghost" icon={isFailed ? undefined : <Up />} busy={state === 'loading'} onClick={press}>
            {isFailed ? t`Try again` : t`Earlier messages`}
          </Button>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">
          {isFailed && t`Couldn't load earlier messages`}
          {state === 'loading' && t`Loading earlier messages`}
          {state === 'idle' && added > 0 && (
            <Plural value={added} one="# earlier message loaded" other="# earlier messages loaded" />
          )}
        </span>
      </VisuallyHidden>
    </>
  )
}
