import { Plural, useLingui } from '@lingui/react/macro'
import Take from 'lucide-react/icons/clipboard-pen'
import { Button } from '../../ui/button'
import * as css from './chat-composer.css'

type ChatChoosingProps = { count: number; onTake(): void; onStop(): void }

/** What becomes of the chosen messages. */
export function ChatChoosing({ count, onTake, onStop }: ChatChoosingProps) {
  const { t } = useLingui()
  return (
    <div className={css.root}>
      <div className={css.choosing}>
        <p role="status" className={css.count}>
          {count === 0 ? (
            t`Select the messages for the order`
          ) : (
            <Plural value={count} one="# message selected" other="# messages selected" />
          )}
        </p>
        <Button look="ghost" onClick={onStop}>{t`Cancel`}</Button>
        <Button look="primary" icon={<Take />} disabled={count === 0} onClick={onTake}>
          {t`Take order`}
        </Button>
      </div>
    </div>
  )
}
