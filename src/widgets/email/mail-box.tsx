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
import { MailsSkeleton } from './email-skeleton'
import type { LetterStart } from './letter-start'
import { nameOfList } from './mail-location'
import { MailTools } from './mail-tools'
import { type CursorPosition, useCursor } from './use-cursor'
import type { EmailList } from './use-email'
import type { EmailParts } from './use-email-parts'
import type { MailActions } from './use-mail-actions'
import { type MailKeys, useMailActs } from './use-mail-keys'
import { useSelection } from './use-mail-selection'

/** starts loading together with the emails */
const mailList = lazyPart(() => import('./mail-list'))
const mailPages = lazyPart(() => import('./pages/mail-pages'))

export type ListLocation = CursorPosition & { list: string; page: number; offset: number }

type MailBoxProps = {
  list: EmailList
  actions: MailActions
  keys: MailKeys
  parts: EmailParts
  opener: ReactNode
  containerRef: RefObject<ListLocation>
  isBack: boolean
  onCompose(start: LetterStart): void
  onKeys(): void
}

export function MailBox({ list, actions, keys, parts, opener, containerRef, isBack, onCompose, onKeys }: MailBoxProps) {
  const { t } = useLingui()
  const { rows } = list
  const tools = useRef<HTMLElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const selection = useSelection(rows, list.answeredPage)
  const here = nameOfList(list.list)
  const page = list.answeredPage
  const isHere = ({ list, page: known }: ListLocation) => list === here && known === page
  const start =
    containerRef.current.list === here ? containerRef.current : { id: undefined, index: 0, offset: 0, list: here, page }
  const cursor = useCursor(rows, start, isBack)
  /** only the list the user returns to starts at its earlier offset */
  const [first] = useState({ offset: isHere(start) ? start.offset : 0, q: list.answered, page })
  const isSelecting = selection.count > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed load is retried with the next selection
  useEffect(() => {
    if (isSelecting) void parts.bulk.enter()
  }, [isSelecting])
  const { here: BulkBar } = parts.bulk
  useEffect(() => {
    const { offset } = isHere(containerRef.current) ? containerRef.current : { offset: 0 }
    containerRef.current = { id: cursor.row?.id, index: cursor.index, list: here, page, offset }
  })
  /** the email that becomes current on the page that is loading */
  const edge = useRef<'first' | 'last'>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per page
  useEffect(() => {
    if (edge.current) cursor.go(edge.current === 'first' ? 0 : rows.length - 1)
    edge.current = undefined
  }, [page])
  const turnTo = (next: number, at?: 'first' | 'last') => {
    edge.current = at
    list.goTo(next)
  }

  const meant = () => (selection.count > 0 ? selection.mails : cursor.row ? [cursor.row] : [])
  const open = (mail: Mail) => (mail.folder === 'draft' ? onCompose({ kind: 'draft', mail }) : list.open(mail.id))
  const trash = (mails: readonly Mail[]) => actions.move(mails, 'trash')
  const answer = (kind: 'reply' | 'replyAll' | 'forward') => () =>
    cursor.row ? onCompose({ kind, mail: cursor.row }) : false
  const step = (by: number) => (key: string) => {
    if (!cursor.focus.isHere()) return key.startsWith('Arrow') ? false : cursor.go(cursor.index)
    const to = cursor.index + by
    if (list.page !== page || (to >= 0 && to < rows.length)) return cursor.go(to)
    if (to < 0 ? page === 1 : page >= list.pages) return cursor.go(to)
    return turnTo(page + by, by < 0 ? 'last' : 'first')
  }
  useMailActs(keys, 'list', {
    next: step(1),
    previous: step(-1),
    open: () => (cursor.row ? open(cursor.row) : false),
    done: () => actions.read(meant(), true),
    reply: answer('reply'),
    replyAll: answer('replyAll'),
    forward: answer('forward'),
    star: () =>
      actions.star(
        meant(),
        meant().some((mail) => !mail.isStarred),
      ),
    trash: () => trash(meant()),
    unread: () => actions.read(meant(), false),
    select: () => (cursor.row ? selection.set(cursor.row, !selection.has(cursor.row.id)) : false),
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
      <MailTools list={list} selection={selection} containerRef={tools}>
        {BulkBar && (
          <BulkBar
            list={list}
            selection={selection}
            actions={actions}
            onDone={() => {
              selection.clear()
              tools.current?.focus()
            }}
          />
        )}
      </MailTools>
      {list.status === 'failed' && rows.length > 0 && <StalePanel error={list.error} onRetry={list.reload} />}
      <div
        ref={cursor.focus.containerRef}
        className={css.area}
        data-stale={list.stale || undefined}
        {...cursor.focus.listeners}
      >
        <Lazy part={mailList} fallback={<MailsSkeleton />}>
          {({ MailList }) => (
            <MailList
              key={`${page} ${list.answered}`}
              list={list}
              selection={selection}
              cursor={cursor}
              actions={{
                open,
                select: selection.set,
                star: (mail, isOn) => actions.star([mail], isOn),
                read: (mail, isRead) => actions.read([mail], isRead),
                trash: (mail) => trash([mail]),
              }}
              startAt={list.answered === first.q && page === first.page ? first.offset : 0}
              onScrolled={(offset) => {
                containerRef.current = { ...containerRef.current, offset }
              }}
            />
          )}
        </Lazy>
      </div>
      {list.pages > 1 && (
        <div className={css.pages}>
          <Lazy part={mailPages} fallback={null}>
            {({ MailPages }) => <MailPages list={list} onTurn={(next) => turnTo(next)} />}
          </Lazy>
        </div>
      )}
    </>
  )
}
