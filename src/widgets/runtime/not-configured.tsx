import { messages } from 'langraan:messages/runtime'
import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Suspense, use, useLayoutEffect, useRef } from 'react'
import { type Locale, localeOf } from '../../core/engine'
import { i18nOf, messagesReady } from '../i18n/i18n'
import { adoptStyleSheets } from '../theme/style-sheets'
import { themeRoot } from '../theme/theme.css'
import { EmptyPanel } from '../ui/empty-panel'

type Props = { locale: string | undefined; onPlaced(): void }

function Notice({ locale, onPlaced }: { locale: Locale; onPlaced(): void }) {
  use(messagesReady(locale, [messages]))
  const containerRef = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    onPlaced()
    return adoptStyleSheets(containerRef.current?.getRootNode() as ShadowRoot)
  }, [onPlaced])
  return (
    <I18nProvider i18n={i18nOf(locale)}>
      <div ref={containerRef} className={themeRoot} lang={locale} role="alert">
        <EmptyPanel title={<Trans>Not connected yet</Trans>}>
          <Trans>This part of the page isn't connected to a backend. Contact the person who runs this site.</Trans>
        </EmptyPanel>
      </div>
    </I18nProvider>
  )
}

/** Shown in an element that found no engine. */
export function NotConfigured({ locale, onPlaced }: Props) {
  return (
    <Suspense>
      <Notice locale={localeOf(locale) ?? 'th'} onPlaced={onPlaced} />
    </Suspense>
  )
}
