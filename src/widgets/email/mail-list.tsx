import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { Mail } from '../../core/email/email.contract'
import { bangkokDay, systemClock } from '../../core/kernel/clock'
import { FailurePanel } from '../failure/failure-panel'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { VirtualList } from '../ui/virtual-list'
import * as css from './email.css'
import { MailsSkeleton } from './email-skeleton'
import { type MailPlaces, mailPlaces, writeMail } from './mail-row'
import { MailRowPattern } from './mail-row-pattern'
import type { Cursor } from './use-cursor'
import type { EmailList } from './use-email'
import { useEmptyMessages } from './use-empty-messages'
import { useMailMessages } from './use-mail-messages'
import { useMailRowMessages } from './use-mail-row-messages'
import type { MailSelection } from './use-mail-selection'

type RowActions = {
  open(mail: Mail): void
  select(mail: Mail, isOn: boolean): void
  star(mail: Mail, isOn: boolean): void
  read(mail: Mail, isRead: boolean): void
  trash(mail: Mail): void
}

type MailListProps = {
  list: EmailList
  selection: MailSelection
  cursor: Cursor
  actions: RowActions
  /** scroll offset when an email was opened */
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

export function MailList({ list, selection, cursor, actions, startAt, onScrolled }: MailListProps) {
  const { t } = useLingui()
  const messages = useMailMessages()
  const words = useMailRowMessages(bangkokDay(systemClock.now()))
  const { ids } = selection
  const { index: current } = cursor
  const write = useCallback(
    (places: MailPlaces, mail: Mail, index: number) =>
      writeMail(places, mail, { isSelected: ids.has(mail.id), isCurrent: index === current }, words),
    [ids, current, words],
  )
  const press = (mail: Mail, target: Element) => {
    switch (target.closest<HTMLElement>('[data-key]')?.dataset.key) {
      case 'open':
        return actions.open(mail)
      case 'star':
        return actions.star(mail, !mail.isStarred)
      case 'read':
        return actions.read(mail, !mail.isRead)
      case 'trash':
        return actions.trash(mail)
    }
  }
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
        pattern={<MailRowPattern />}
        placesOf={mailPlaces}
        write={write}
        onClick={press}
        onChange={(mail, box) => actions.select(mail, box.checked)}
        onPoint={(mail, target) => {
          if (target instanceof HTMLTimeElement) target.title = words.full(mail.time)
        }}
      />
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
