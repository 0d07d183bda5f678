import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { bangkokDay, systemClock } from '../../core/kernel/clock'
import { FailurePanel } from '../failure/failure-panel'
import { useLocale } from '../root/use-locale'
import { useSteady } from '../root/use-steady'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { VirtualList } from '../ui/virtual-list'
import * as css from './email.css'
import { MailsPlace } from './email-place'
import { MailRow, type RowDeeds } from './mail-row'
import type { Cursor } from './use-cursor'
import type { EmailList } from './use-email'
import { useEmptyWords } from './use-empty-words'
import { useMailWords } from './use-mail-words'
import type { MailSelection } from './use-selection'

type MailListProps = {
  list: EmailList
  selection: MailSelection
  cursor: Cursor
  deeds: RowDeeds
  /** where it was scrolled to when somebody opened a mail */
  startAt: number
  onScrolled(offset: number): void
}

function Nothing({ list }: { list: EmailList }) {
  const { t } = useLingui()
  const words = useEmptyWords()
  const { q } = list.query
  if (!q) {
    const { title, text } = words(list.list)
    return <EmptyPanel title={title}>{text}</EmptyPanel>
  }
  return (
    <EmptyPanel title={t`No email found`} action={<Button onClick={() => list.search('')}>{t`Clear search`}</Button>}>
      {t`No email here has “${q}” in its subject, sender or text.`}
    </EmptyPanel>
  )
}

/** A row renders when its mail changes, and not with the list. */
function useSteadyDeeds(deeds: RowDeeds): RowDeeds {
  const open = useSteady(deeds.open)
  const select = useSteady(deeds.select)
  const star = useSteady(deeds.star)
  const read = useSteady(deeds.read)
  const trash = useSteady(deeds.trash)
  return useMemo(() => ({ open, select, star, read, trash }), [open, select, star, read, trash])
}

/** The rows, or why there are none. */
export function MailList({ list, selection, cursor, deeds, startAt, onScrolled }: MailListProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const fresh = useMailWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words with another language alone
  const words = useMemo(() => fresh, [locale])
  const steady = useSteadyDeeds(deeds)
  const today = bangkokDay(systemClock.now())
  if (list.rows.length > 0)
    return (
      <VirtualList
        ref={cursor.list}
        rows={list.rows}
        keyOf={({ id }) => id}
        label={words.list(list.list)}
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
            words={words}
            deeds={steady}
          />
        )}
      </VirtualList>
    )
  if (list.status === 'loading') return <MailsPlace />
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
