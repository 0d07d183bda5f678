import { useLingui } from '@lingui/react/macro'
import Compose from 'lucide-react/icons/plus'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Mail } from '../../core/email/email.contract'
import { lazyPart } from '../../core/kernel/lazy-part'
import { StalePanel } from '../failure/failure-panel'
import { Lazy } from '../lazy/lazy'
import { Button } from '../ui/button'
import { SearchBox } from '../ui/search-box'
import * as css from './email.css'
import { MailsPlace } from './email-place'
import type { LetterStart } from './letter-start'
import { nameOfList } from './mail-place'
import { MailTools } from './mail-tools'
import { type CursorPlace, useCursor } from './use-cursor'
import type { EmailList } from './use-email'
import type { EmailParts } from './use-email-parts'
import type { MailDeeds } from './use-mail-deeds'
import { type MailKeys, useMailActs } from './use-mail-keys'
import { useSelection } from './use-selection'

/** It comes while the mails are under way. */
const mailList = lazyPart(() => import('./mail-list'))

/** Where somebody was in the list when a mail was opened. */
export type ListPlace = CursorPlace & { list: string; offset: number }

type MailBoxProps = {
  list: EmailList
  deeds: MailDeeds
  keys: MailKeys
  parts: EmailParts
  opener: ReactNode
  place: RefObject<ListPlace>
  /** somebody came back from a mail */
  isBack: boolean
  onCompose(start: LetterStart): void
  onKeys(): void
}

/** The list with its search, and what can be done with what is ticked. */
export function MailBox({ list, deeds, keys, parts, opener, place, isBack, onCompose, onKeys }: MailBoxProps) {
  const { t } = useLingui()
  const { rows } = list
  const tools = useRef<HTMLElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const selection = useSelection(rows)
  const here = nameOfList(list.list)
  const start = place.current.list === here ? place.current : { id: undefined, index: 0, offset: 0, list: here }
  const cursor = useCursor(rows, start, isBack)
  /** only what one comes back to begins elsewhere than at the top */
  const [startAt] = useState(start.offset)
  const [firstSearch] = useState(list.answered)
  const isSelecting = selection.count > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is tried again with the next choice
  useEffect(() => {
    if (isSelecting) void parts.bulk.enter()
  }, [isSelecting])
  const { here: BulkBar } = parts.bulk
  useEffect(() => {
    const { offset } = place.current.list === here ? place.current : { offset: 0 }
    place.current = { id: cursor.row?.id, index: cursor.index, list: here, offset }
  })

  const meant = () => (selection.count > 0 ? selection.mails : cursor.row ? [cursor.row] : [])
  const open = (mail: Mail) => (mail.folder === 'draft' ? onCompose({ kind: 'draft', mail }) : list.open(mail.id))
  const trash = (mails: readonly Mail[]) => deeds.move(mails, 'trash')
  const answer = (kind: 'reply' | 'replyAll' | 'forward') => () =>
    cursor.row ? onCompose({ kind, mail: cursor.row }) : false
  const step = (by: number) => (key: string) => {
    if (!cursor.focus.isHere()) return key.startsWith('Arrow') ? false : cursor.go(cursor.index)
    return cursor.go(cursor.index + by)
  }
  useMailActs(keys, 'list', {
    next: step(1),
    previous: step(-1),
    open: () => (cursor.row ? open(cursor.row) : false),
    done: () => deeds.read(meant(), true),
    reply: answer('reply'),
    replyAll: answer('replyAll'),
    forward: answer('forward'),
    star: () =>
      deeds.star(
        meant(),
        meant().some((mail) => !mail.isStarred),
      ),
    trash: () => trash(meant()),
    unread: () => deeds.read(meant(), false),
    select: () => (cursor.row ? selection.set(cursor.row.id, !selection.has(cursor.row.id)) : false),
    search: () => search.current?.focus(),
    back: () => (selection.count > 0 ? selection.clear() : false),
  })

  return (
    <>
      <search className={css.bar}>
        {opener}
        <SearchBox
          ref={search}
          className={css.search}
          value={list.query.q ?? ''}
          onChange={list.search}
          label={t`Search email`}
          placeholder={t`Subject, sender, text`}
          clearLabel={t`Clear search`}
          busy={list.stale}
        />
        <span className={css.composeHere}>
          <Button look="primary" icon={<Compose />} label={t`Compose`} onClick={() => onCompose({ kind: 'new' })} />
        </span>
        <span className={css.keysHere}>
          <Button look="ghost" icon="?" label={t`Keyboard shortcuts`} aria-haspopup="dialog" onClick={onKeys} />
        </span>
      </search>
      <MailTools list={list} selection={selection} place={tools}>
        {BulkBar && (
          <BulkBar
            list={list.list}
            selection={selection}
            deeds={deeds}
            onDone={() => {
              selection.clear()
              tools.current?.focus()
            }}
          />
        )}
      </MailTools>
      {list.status === 'failed' && rows.length > 0 && <StalePanel onRetry={list.reload} />}
      <div
        ref={cursor.focus.place}
        className={css.area}
        data-stale={list.stale || undefined}
        {...cursor.focus.listeners}
      >
        <Lazy part={mailList} place={<MailsPlace />}>
          {({ MailList }) => (
            <MailList
              key={list.answered}
              list={list}
              selection={selection}
              cursor={cursor}
              deeds={{
                open,
                select: (mail, isOn) => selection.set(mail.id, isOn),
                star: (mail, isOn) => deeds.star([mail], isOn),
                read: (mail, isRead) => deeds.read([mail], isRead),
                trash: (mail) => trash([mail]),
              }}
              startAt={list.answered === firstSearch ? startAt : 0}
              onScrolled={(offset) => {
                place.current = { ...place.current, offset }
              }}
            />
          )}
        </Lazy>
      </div>
    </>
  )
}
