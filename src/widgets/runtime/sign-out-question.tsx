import { messages } from 'langraan:messages/runtime'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { i18nOf } from '../i18n/i18n'
import { useMessages } from '../i18n/use-messages'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { useLocale } from './use-locale'

const loadedToastMessages = [messages]

type Props = { open: boolean; onConfirm(): void; onCancel(): void }

function Question(props: Props) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      {...props}
      dangerous
      title={t`Sign out?`}
      confirmLabel={t`Sign out and delete`}
      cancelLabel={t`Stay signed in`}
    >
      {t`An order or message hasn't been saved or sent yet. It will be deleted from this device when you sign out.`}
    </ConfirmDialog>
  )
}

function WithMessages(props: Props) {
  const locale = useMessages(useLocale(), loadedToastMessages)
  return (
    <I18nProvider i18n={i18nOf(locale)}>
      <Question {...props} />
    </I18nProvider>
  )
}

export const SignOutQuestion = (props: Props) => (
  <Suspense>
    <WithMessages {...props} />
  </Suspense>
)
