import { messages as failureMessages } from 'langraan:messages/failure'
import { messages } from 'langraan:messages/labels'
import { messages as labelMessages } from 'langraan:messages/labels.label'
import { messages as orderMessages } from 'langraan:messages/orders'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, use } from 'react'
import { labelsApp } from '../../core/labels/app'
import { missingPayment } from '../../core/labels/labels.content'
import { shopsApp } from '../../core/shops/app'
import { useChosenMessages } from '../i18n/use-chosen-messages'
import { DeskNavigationContext } from '../navigation/desk-navigation'
import { defineWidget } from '../runtime/define-widget'
import { useShops } from '../shops/use-shops'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Skeleton } from '../ui/skeleton'
import * as css from './labels.css'
import { LabelsAgain } from './labels-again'
import { LabelsOptions } from './labels-options'
import { LabelPrints, LabelsPreview } from './labels-pages'
import { LabelsPrint } from './labels-print'
import { LabelsBar, LabelsResults, Rows } from './labels-results'
import { type PrintNews, useLabelOptions, useLabels, usePrintNews } from './use-labels'

const labelTexts = [labelMessages]

export type RaanLabelsProps = {
  /** preselected orders, listed first, even if already printed */
  orderNumbers?: readonly string[] | undefined
  onPrinted?: ((detail: PrintNews) => void) | undefined
}

const Place = () => (
  <div className={css.root}>
    <div className={css.columns}>
      <Card flush>
        <div className={css.bar}>
          <Skeleton shape="block" width={280} height={38} />
        </div>
        <Rows />
      </Card>
      <Skeleton shape="block" height={420} />
    </div>
  </div>
)

/** On the first day: parcels that can't be delivered come back to this address. */
function NoSender() {
  const { t } = useLingui()
  const { openShops } = use(DeskNavigationContext)
  return (
    <div className={css.warn} role="note">
      <p className={css.noticeTitle}>{t`The labels have no sender's address`}</p>
      <p>{t`Enter the shop's address: parcels that can't be delivered return to it.`}</p>
      {openShops && (
        <span className={css.actions}>
          <Button size="s" onClick={openShops}>{t`Open shops`}</Button>
        </span>
      )}
    </div>
  )
}

function LabelsView({ orderNumbers, onPrinted }: RaanLabelsProps) {
  const { t } = useLingui()
  const labels = useLabels(orderNumbers)
  const { options, change, show } = useLabelOptions()
  const texts = useChosenMessages(options.language, labelTexts)
  const shown = { ...options, language: texts.language }
  const { shops, status, retry } = useShops()
  usePrintNews(labels, onPrinted)

  const marked = [...labels.marks.values()]
  const isExample = marked.length === 0
  const lacksSender = options.shows.sender && status !== 'ready' && shops.length === 0
  const blockedReason = texts.hasFailed
    ? t`Couldn't load the texts of the labels.`
    : lacksSender
      ? status === 'failed'
        ? t`Couldn't load the sender's address.`
        : t`Loading sender's address`
      : undefined
  const isSenderEmpty =
    options.shows.sender && status === 'ready' && shops.length > 0 && shops.every(({ Address }) => Address === '')
  const isIdle = labels.printing === 'idle' && texts.language === options.language
  const canPrint = isIdle && !blockedReason && !isExample
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !canPrint) return
    event.preventDefault()
    labels.print()
  }
  const isAsking = labels.printing === 'asking' || labels.printing === 'confirming'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is a shortcut for the print button
    <div className={css.root} onKeyDown={press}>
      <div className={css.columns}>
        <Card flush>
          <LabelsBar
            filters={labels.filters}
            shops={shops}
            stale={labels.stale}
            busy={labels.queue === 'loading' && !labels.stale && labels.listed.length > 0}
            onFilter={labels.filter}
            onReload={labels.reload}
          />
          <LabelsResults labels={labels} />
        </Card>
        <div className={css.side}>
          <div className={css.print}>
            <LabelsPrint
              count={marked.length}
              unpaid={marked.filter(missingPayment).length}
              busy={!isIdle && !texts.hasFailed}
              blockedReason={blockedReason}
              failure={isAsking ? undefined : labels.failure}
              isUnstamped={labels.isUnstamped}
              open={labels.open.reduce((sum, { orderNumbers }) => sum + orderNumbers.length, 0)}
              job={labels.job?.state === 'open' ? undefined : labels.job}
              onPrint={labels.print}
              onResume={labels.resume}
              onDrop={labels.dropOpen}
              onRepeat={labels.printAgain}
              onClose={labels.forget}
            />
            {lacksSender && status === 'failed' && <Button onClick={retry}>{t`Try again`}</Button>}
          </div>
          {isSenderEmpty && <NoSender />}
          <Card title={t`Preview`}>
            <LabelsPreview
              orders={isExample ? labels.listed.slice(0, 1) : marked}
              isExample={isExample}
              shops={shops}
              options={shown}
              start={labels.start}
            />
          </Card>
          <Card title={t`Paper and contents`}>
            <LabelsOptions
              options={options}
              onRetryLanguage={texts.hasFailed ? texts.retry : undefined}
              onChange={change}
              onShow={show}
              start={labels.start}
              onStart={labels.startAt}
            />
          </Card>
        </div>
      </div>
      <LabelsAgain
        job={isAsking ? labels.job : undefined}
        busy={labels.printing === 'confirming'}
        failure={labels.failure}
        isUnstamped={labels.isUnstamped}
        onConfirm={labels.confirmAgain}
        onSkip={labels.skipAgain}
      />
      <LabelPrints
        job={labels.printing === 'printing' ? labels.job : undefined}
        shops={shops}
        options={shown}
        start={labels.start}
        onDone={labels.printed}
        onFail={labels.notPrinted}
      />
    </div>
  )
}

export const apps = { labels: labelsApp, shops: shopsApp }

export const RaanLabels = defineWidget<RaanLabelsProps>({
  apps,
  messages: [messages, failureMessages, orderMessages],
  Skeleton: Place,
  View: LabelsView,
})
