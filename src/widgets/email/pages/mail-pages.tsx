import { messages } from 'langraan:messages/email.pages'
import { messages as listMessages } from 'langraan:messages/list'
import { useLingui } from '@lingui/react/macro'
import { usePagingLabels } from '../../list/list-pages'
import { defineWidget } from '../../runtime/define-widget'
import { Pagination } from '../../ui/pagination'
import type { EmailList } from '../use-email'

type MailPagesProps = { list: EmailList; onTurn(page: number): void }

function MailPagesView({ list: { page, perPage, total }, onTurn }: MailPagesProps) {
  const { t } = useLingui()
  const labels = usePagingLabels(t`Pages of emails`)
  return <Pagination page={page} perPage={perPage} total={total} onChange={onTurn} labels={labels} />
}

const Nothing = () => null

export const MailPages = defineWidget<MailPagesProps>({
  apps: {},
  messages: [messages, listMessages],
  Skeleton: Nothing,
  View: MailPagesView,
})
