import { texts } from 'langraan:texts/root'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { i18nOf } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { useLocale } from './use-locale'

const shownTexts = [texts]

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

function InWords(props: Props) {
  const locale = useTexts(useLocale(), shownTexts)
  return (
    <I18nProvider i18n={i18nOf(locale)}>
      <Question {...props} />
    </I18nProvider>
  )
}

/** Asked where a sign-out would delete something that was entered. */
export const SignOutQuestion = (props: Props) => (
  <Suspense>
    <InWords {...props} />
  </Suspense>
)
