import { messages as attachMessages } from 'langraan:messages/attach'
import { messages as bulkMessages } from 'langraan:messages/email.bulk'
import { messages } from 'langraan:messages/email.detail'
import { messages as failureMessages } from 'langraan:messages/failure'
import { useLingui } from '@lingui/react/macro'
import SearchX from 'lucide-react/icons/search-x'
import { useEffect, useRef } from 'react'
import { mailViews } from '../../../core/email/detail/views'
import type { RaanError } from '../../../core/kernel/errors'
import { FailurePanel } from '../../failure/failure-panel'
import { defineWidget } from '../../runtime/define-widget'
import { Button } from '../../ui/button'
import { EmptyPanel } from '../../ui/empty-panel'
import { DetailSkeleton } from '../email-skeleton'
import type { LetterStart } from '../letter-start'
import type { EmailList } from '../use-email'
import type { MailActions } from '../use-mail-actions'
import type { MailChanges } from '../use-mail-changes'
import { type MailKeys, useMailActs } from '../use-mail-keys'
import { MailBar } from './mail-bar'
import * as css from './mail-detail.css'
import { MailLetters } from './mail-letters'
import { useMail } from './use-mail'

type MailDetailProps = {
  id: number
  list: EmailList
  changes: MailChanges
  actions: MailActions
  keys: MailKeys
  /** false for the email the page's URL starts with */
  takesFocus: boolean
  onBack(): void
  onOpened: ((detail: { id: number }) => void) | undefined
  onCompose(start: LetterStart): void
}

type FailureProps = { error: RaanError | undefined; isMissing: boolean; onRetry(): void; onBack(): void }

function Failure({ error, isMissing, onRetry, onBack }: FailureProps) {
  const { t } = useLingui()
  const back = <Button onClick={onBack}>{t`Back to list`}</Button>
  if (isMissing)
    return (
      <EmptyPanel
        icon={<SearchX />}
        title={t`This email no longer exists`}
        action={back}
      >{t`It was deleted forever, or the address is wrong.`}</EmptyPanel>
    )
  return (
    <>
      <div className={css.bar}>{back}</div>
      <FailurePanel
        error={error}
        title={t`Couldn't load email`}
        forbidden={t`You don't have access to email`}
        onRetry={onRetry}
      />
    </>
  )
}

function MailDetailView(props: MailDetailProps) {
  const { id, list, changes, actions, keys, takesFocus, onBack, onOpened, onCompose } = props
  const { t } = useLingui()
  const { status, mail, error, isMoving, previous, next, reload } = useMail({
    id,
    query: list.query,
    made: changes.made,
    onMoved: (to) => list.open(to, true),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const shownId = mail?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per email: marking it unread afterwards is intentional
  useEffect(() => {
    if (!mail) return
    if (takesFocus) heading.current?.focus()
    onOpened?.({ id: mail.id })
    actions.read([mail], true)
  }, [shownId])

  const index = mail?.index
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the email is another, or elsewhere in the list
  useEffect(() => {
    if (index !== undefined) list.follow(index)
  }, [shownId, index])

  const away = (action: () => void) => () => {
    onBack()
    action()
  }
  const arrow = (step: () => void) => (key: string) => (key.startsWith('Arrow') ? false : step())
  const answer = (kind: 'reply' | 'replyAll' | 'forward') => () => (mail ? onCompose({ kind, mail }) : false)
  useMailActs(keys, 'detail', {
    next: arrow(next),
    previous: arrow(previous),
    back: onBack,
    done: onBack,
    reply: answer('reply'),
    replyAll: answer('replyAll'),
    forward: answer('forward'),
    star: () => (mail ? actions.star([mail], !mail.isStarred) : false),
    trash: () => (mail ? away(() => actions.move([mail], 'trash'))() : false),
    unread: () => (mail ? away(() => actions.read([mail], false))() : false),
  })

  if (!mail && (status === 'missing' || status === 'failed'))
    return <Failure error={error} isMissing={status === 'missing'} onRetry={reload} onBack={onBack} />
  if (!mail) return <DetailSkeleton label={t`Loading email`} />
  return (
    <article className={css.detail} aria-busy={isMoving || undefined}>
      <MailBar mail={mail} actions={actions} onBack={onBack} onPrevious={previous} onNext={next} />
      {status === 'failed' && <FailurePanel error={error} title={t`Couldn't load email`} onRetry={reload} />}
      <MailLetters key={mail.id} mail={mail} heading={heading} onCompose={onCompose} />
    </article>
  )
}

export const MailDetail = defineWidget<MailDetailProps>({
  apps: {},
  views: mailViews,
  messages: [messages, bulkMessages, failureMessages, attachMessages],
  Skeleton: DetailSkeleton,
  View: MailDetailView,
})
