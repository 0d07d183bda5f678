import { useLingui } from '@lingui/react/macro'
import Send from 'lucide-react/icons/send'
import Trash from 'lucide-react/icons/trash-2'
import { timeText } from '../../i18n/dates'
import { useLocale } from '../../runtime/use-locale'
import { Button } from '../../ui/button'
import * as css from './compose.css'
import type { WrittenLetter } from './use-letter'

function Saved({ written: { saved, savedAt, save } }: { written: WrittenLetter }) {
  const { t } = useLingui()
  const locale = useLocale()
  if (saved === 'failed')
    return (
      <span className={css.failed}>
        {t`Not saved.`}{' '}
        <Button look="ghost" size="s" onClick={save}>
          {t`Try again`}
        </Button>
      </span>
    )
  if (saved === 'saving') return t`Saving…`
  if (saved === 'no' || savedAt === undefined) return null
  const time = timeText(savedAt, locale)
  return t`Saved at ${time}`
}

/** Sends the letter or throws it away, and says whether it is safe. */
export function ComposeFoot({ written }: { written: WrittenLetter }) {
  const { t } = useLingui()
  return (
    <div className={css.foot}>
      <Button
        look="primary"
        icon={<Send />}
        busy={written.isSending}
        title={t`Ctrl+Enter`}
        onClick={written.send}
      >{t`Send`}</Button>
      <span className={css.saved} role="status">
        <Saved written={written} />
      </span>
      <Button look="ghost" icon={<Trash />} label={t`Discard draft`} onClick={written.discard} />
    </div>
  )
}
