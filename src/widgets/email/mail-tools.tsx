import { Plural, useLingui } from '@lingui/react/macro'
import Refresh from 'lucide-react/icons/refresh-cw'
import type { ReactNode, RefObject } from 'react'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'
import * as css from './email.css'
import type { EmailList } from './use-email'
import { useMailMessages } from './use-mail-messages'
import type { MailSelection } from './use-mail-selection'

type MailToolsProps = {
  list: EmailList
  selection: MailSelection
  /** receives focus when the bar's focused control disappears */
  containerRef: RefObject<HTMLElement | null>
  children: ReactNode
}

export function MailTools({ list, selection, containerRef, children }: MailToolsProps) {
  const { t } = useLingui()
  const messages = useMailMessages()
  const { count } = selection
  const isSome = count > 0
  return (
    <section ref={containerRef} tabIndex={-1} className={css.tools} aria-label={t`Emails in this list`}>
      <span className={css.all}>
        <Checkbox
          labelHidden
          checked={selection.isAll}
          indeterminate={selection.isSome && !selection.isAll}
          disabled={list.rows.length === 0}
          onChange={(isOn) => selection.setAll(isOn)}
        >
          {t`Select all`}
        </Checkbox>
      </span>
      <span className={css.title} role="status">
        {isSome ? (
          <>
            <span className={css.spelt}>
              <Plural value={count} one="# selected" other="# selected" />
            </span>
            <span className={css.number} aria-hidden="true">
              {count}
            </span>
          </>
        ) : (
          <>
            <span className={css.name}>{messages.list(list.list)}</span>
            {list.status !== 'loading' && <span className={css.count}>{messages.mails(list.total)}</span>}
          </>
        )}
      </span>
      {isSome ? (
        children
      ) : (
        <Button
          look="ghost"
          size="s"
          icon={<Refresh />}
          label={t`Refresh list`}
          busy={list.status === 'loading' && !list.stale && list.rows.length > 0}
          onClick={list.reload}
        />
      )}
    </section>
  )
}
