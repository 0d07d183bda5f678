import { messages } from 'langraan:messages/runtime'
import { I18nProvider } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import Warning from 'lucide-react/icons/triangle-alert'
import { i18nOf } from '../i18n/i18n'
import { useMessages } from '../i18n/use-messages'
import * as css from '../ui/problem.css'
import { useLocale } from './use-locale'

const loadedToastMessages = [messages]

export function UnreadRows({ rows }: { rows: number }) {
  const locale = useMessages(useLocale(), loadedToastMessages)
  return (
    <I18nProvider i18n={i18nOf(locale)}>
      <div className={css.warning} role="status" part="notice">
        <Warning className={css.warningIcon} aria-hidden="true" />
        <p>
          <Plural
            value={rows}
            one="# row couldn't be read and isn't shown."
            other="# rows couldn't be read and aren't shown."
          />{' '}
          <Trans>Contact the person who runs this site.</Trans>
        </p>
      </div>
    </I18nProvider>
  )
}
