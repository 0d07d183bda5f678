import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { bangkokDay, systemClock } from '../../core/kernel/clock'
import { FailurePanel } from '../failure/failure-panel'
import { useEffectEvent } from '../runtime/use-effect-event'
import { useLocale } from '../runtime/use-locale'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { VirtualList } from '../ui/virtual-list'
import * as css from './email.css'
import { MailsSkeleton } from './email-skeleton'
import { MailRow, type RowActions } from './mail-row'
import type { Cursor } from './use-cursor'
import type { EmailList } from './use-email'
import { useEmptyMessages } from './use-empty-messages'
import { useMailMessages } from './use-mail-messages'
import type { MailSelection } from './use-selection'

type MailListProps = {
  list: EmailList
  selection: MailSelection
  cursor: Cursor
  actions: RowActions
  /** where it was scrolled to when somebody opened a mail */
  startAt: number
  onScrolled(offset: number): void
}

function Nothing({ list }: { list: EmailList }) {
  const { t } = useLingui()
  const messages = useEmptyMessages()
  const { q } = list.query
  if (!q) {
    const { title, text } = messages(list.list)
    return <EmptyPanel title={title}>{text}</EmptyPanel>
  }
  return (
    <EmptyPanel title={t`No email found`} action={<Button onClick={() => list.search('')}>{t`Clear search`}</Button>}>
      {t`No email here has “${q}” in its subject, sender or text.`}
    </EmptyPanel>
  )
}

/** A row renders when its mail changes, and not with the list. */
function useStableActions(actions: RowActions): RowActions {
  const open = useEffectEvent(actions.open)
  const select = useEffectEvent(actions.select)
  const star = useEffectEvent(actions.star)
  const read = useEffectEvent(actions.read)
  const trash = useEffectEvent(actions.trash)
  return useMemo(() => ({ open, select, star, read, trash }), [open, select, star, read, trash])
}

/** The rows, or why there are none. */
export function MailList({ list, selection, cursor, actions, startAt, onScrolled }: MailListProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const fresh = useMailMessages()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words with another language alone
  const messages = useMemo(() => fresh, [locale])
  const stable = useStableActions(actions)
  const today = bangkokDay(systemClock.now())
  if (list.rows.length > 0)
    return (
      <VirtualList
        ref={cursor.list}
        rows={list.rows}
        keyOf={({ id }) => id}
        label={messages.list(list.list)}
        rowHeight={52}
        keep={cursor.index}
        startAt={startAt}
        onScrolled={onScrolled}
        busy={list.stale}
      >
        {(mail, index) => (
          <MailRow
            mail={mail}
            isSelected={selection.has(mail.id)}
            isCurrent={index === cursor.index}
            today={today}
            messages={messages}
            actions={stable}
          />
        )}
      </VirtualList>
    )
  if (list.status === 'loading') return <MailsSkeleton />
  return (
    <div className={css.panel}>
      {list.status === 'failed' ? (
        <FailurePanel
          error={list.error}
          title={t`Couldn't load email`}
          forbidden={t`You don't have access to email`}
          onRetry={list.reload}
        />
      ) : (
        <Nothing list={list} />
      )}
    </div>
  )
}
