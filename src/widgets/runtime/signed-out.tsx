import { messages } from 'langraan:messages/runtime'
import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { i18nOf } from '../i18n/i18n'
import { useMessages } from '../i18n/use-messages'
import { EmptyPanel } from '../ui/empty-panel'
import { useLocale } from './use-locale'

const loadedToastMessages = [messages]

export function SignedOut({ hasExpired }: { hasExpired: boolean }) {
  const locale = useMessages(useLocale(), loadedToastMessages)
  return (
    <I18nProvider i18n={i18nOf(locale)}>
      {hasExpired ? (
        <EmptyPanel title={<Trans>Your session has ended</Trans>}>
          <Trans>Sign in again to continue. Your entries are kept.</Trans>
        </EmptyPanel>
      ) : (
        <EmptyPanel title={<Trans>You're signed out</Trans>}>
          <Trans>Sign in to see this.</Trans>
        </EmptyPanel>
      )}
    </I18nProvider>
  )
}
