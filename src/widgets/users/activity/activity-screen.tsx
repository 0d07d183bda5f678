import { messages as tableMessages } from 'langraan:messages/data-table'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as listMessages } from 'langraan:messages/list'
import { messages as entryMessages } from 'langraan:messages/order'
import { messages as ordersMessages } from 'langraan:messages/orders'
import { messages as courierMessages } from 'langraan:messages/orders.couriers'
import { messages as orderMessages } from 'langraan:messages/orders.detail'
import { messages as roleMessages } from 'langraan:messages/roles'
import { messages as userMessages } from 'langraan:messages/users'
import { messages } from 'langraan:messages/users.activity'
import { messages as matrixMessages } from 'langraan:messages/users.matrix'
import { useLingui } from '@lingui/react/macro'
import SearchX from 'lucide-react/icons/search-x'
import { Fragment, type ReactNode } from 'react'
import { shopsApp } from '../../../core/shops/app'
import {
  type ActivityEntry,
  type ActivityKind,
  activityKinds,
} from '../../../core/users/activity/users.activity.contract'
import { activityViews } from '../../../core/users/activity/views'
import { FailurePanel, StalePanel } from '../../failure/failure-panel'
import { momentText } from '../../i18n/dates'
import { ListPages } from '../../list/list-pages'
import type { ListLocation } from '../../list/use-list'
import { defineWidget } from '../../runtime/define-widget'
import { useLocale } from '../../runtime/use-locale'
import { useShops } from '../../shops/use-shops'
import { Button } from '../../ui/button'
import { DateField } from '../../ui/date-field'
import { EmptyPanel } from '../../ui/empty-panel'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { Loading, Skeleton } from '../../ui/skeleton'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../../ui/table'
import * as css from './activity.css'
import { type ActivityList, useActivity } from './use-activity'
import { useActivityMessages } from './use-activity-messages'
import { NamedShops } from './use-past-values'

const Place = ({ label }: { label?: string }) => (
  <Loading className={css.rows} {...(label && { label })}>
    <Skeleton shape="block" height={44} count={10} />
  </Loading>
)

const dayOf = (filter: string | undefined): string => (filter && /^\d{4}-/.test(filter) ? filter : '')

function Filters({ list }: { list: ActivityList }) {
  const { t } = useLingui()
  const messages = useActivityMessages()
  const { by, kind, from, to } = list.filters
  return (
    <search className={css.filters}>
      <Field label={t`Person`}>
        <Select
          value={by === undefined ? '' : String(by)}
          onChange={(id) => list.filter({ by: id === '' ? undefined : Number(id) })}
          options={[
            { value: '', label: t`Everyone` },
            ...list.people.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </Field>
      <Field label={t`Kind`}>
        <Select<string>
          value={kind ?? ''}
          onChange={(code) => list.filter({ kind: activityKinds.find((each): each is ActivityKind => each === code) })}
          options={[
            { value: '', label: t`Everything` },
            ...activityKinds.map((value) => ({ value, label: messages.kind(value) })),
          ]}
        />
      </Field>
      <DateField label={t`From`} value={dayOf(from)} onChange={(day) => list.filter({ from: day || undefined })} />
      <DateField label={t`To`} value={dayOf(to)} onChange={(day) => list.filter({ to: day || undefined })} />
    </search>
  )
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const { t } = useLingui()
  const locale = useLocale()
  const messages = useActivityMessages()
  return (
    <Row>
      <Cell label={t`When`}>
        <span className={css.moment}>{momentText(entry.at, locale)}</span>
      </Cell>
      <Cell label={t`Person`}>
        <bdi className={css.person}>{entry.by.name}</bdi>
      </Cell>
      <Cell label={t`What`}>
        <span className={css.stack}>
          {messages.call(entry.call)}
          <bdi className={css.quiet}>{messages.record(entry)}</bdi>
        </span>
      </Cell>
      <Cell label={t`Changes`}>
        <span className={css.stack}>
          {entry.changes.length === 0 && '–'}
          {entry.changes.map((change) => {
            const { from, to } = messages.change(entry, change)
            return (
              <span key={change.field}>
                {messages.field(entry, change.field)}: {from !== '' && <bdi>{from} → </bdi>}
                <bdi>{to}</bdi>
              </span>
            )
          })}
        </span>
      </Cell>
    </Row>
  )
}

function Results({ list }: { list: ActivityList }) {
  const { t } = useLingui()
  if (list.rows.length > 0)
    return (
      <div className={css.surface}>
        <Table caption={t`Activity log`} stale={list.stale}>
          <TableHead>
            <HeadCell className={css.narrowColumn}>{t`When`}</HeadCell>
            <HeadCell className={css.narrowColumn}>{t`Person`}</HeadCell>
            <HeadCell>{t`What`}</HeadCell>
            <HeadCell>{t`Changes`}</HeadCell>
          </TableHead>
          <TableBody>
            {list.rows.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </TableBody>
        </Table>
        <div className={css.pages}>
          <ListPages list={list} label={t`Pages of the activity log`} sizes={[50, 100]} />
        </div>
      </div>
    )
  if (list.status === 'failed')
    return (
      <FailurePanel
        error={list.error}
        title={t`Couldn't load the activity log`}
        forbidden={t`You don't have access to the activity log`}
        onRetry={list.reload}
      />
    )
  if (list.status === 'loading') return <Place label={t`Loading the activity log`} />
  if (!list.isFiltered)
    return <EmptyPanel title={t`Nothing recorded yet`}>{t`Changes and sign-ins appear here, latest first.`}</EmptyPanel>
  return (
    <EmptyPanel
      icon={<SearchX />}
      title={t`Nothing found`}
      action={<Button onClick={list.showAll}>{t`Show everything`}</Button>}
    >
      {t`Nothing was recorded with these filters.`}
    </EmptyPanel>
  )
}

const namesShops = ({ changes }: ActivityEntry): boolean =>
  changes.some(({ field }) => field === 'shopId' || field === 'prices')

const WithShops = defineWidget<{ children: ReactNode }>({
  apps: { shops: shopsApp },
  messages: [],
  Skeleton: Place,
  View: ({ children }) => <NamedShops value={useShops().shops}>{children}</NamedShops>,
})

function ActivityView(location: ListLocation) {
  const list = useActivity(location)
  // the shops are a call that most pages of the log need not make
  const Around = list.rows.some(namesShops) ? WithShops : Fragment
  return (
    <div className={css.root} part="activity">
      <Filters list={list} />
      {list.status === 'failed' && list.rows.length > 0 && <StalePanel error={list.error} onRetry={list.reload} />}
      <Around>
        <Results list={list} />
      </Around>
    </div>
  )
}

export const ActivityScreen = defineWidget<ListLocation>({
  apps: {},
  views: activityViews,
  messages: [
    messages,
    userMessages,
    matrixMessages,
    courierMessages,
    roleMessages,
    ordersMessages,
    orderMessages,
    entryMessages,
    listMessages,
    tableMessages,
    failureMessages,
  ],
  Skeleton: Place,
  View: ActivityView,
})
