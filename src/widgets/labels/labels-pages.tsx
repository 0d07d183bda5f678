import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import Previous from 'lucide-react/icons/chevron-left'
import Next from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import type { PrintJob } from '../../core/labels/labels.job'
import type { LabelOptions } from '../../core/labels/labels.options'
import { pagesOf, sheets } from '../../core/labels/labels.paper'
import type { Order } from '../../core/orders/orders.contract'
import type { Shop } from '../../core/shops/shops.contract'
import { i18nOf } from '../i18n/i18n'
import { useScale } from '../print/paper'
import { PrintFrame } from '../print/print-frame'
import { Button } from '../ui/button'
import { classNames } from '../ui/class-names'
import { EmptyPanel } from '../ui/empty-panel'
import { Label } from './label/label'
import * as label from './label/label.css'
import { useFontsRound } from './label/use-fit'
import * as css from './labels.css'

type LabelSheetProps = {
  /** undefined leaves the label empty */
  orders: readonly (Order | undefined)[]
  shops: readonly Shop[]
  options: LabelOptions
  /** a change measures again */
  round?: number
}

function LabelSheet({ orders, shops, options, round = 0 }: LabelSheetProps) {
  return (
    <I18nProvider i18n={i18nOf(options.language)}>
      <div className={classNames(label.surface, label.papers[options.paper])} data-sheet="">
        {orders.map((order, position) => {
          const shop = shops.find(({ id }) => id === order?.shopId)
          return order ? (
            <Label key={JSON.stringify([order, shop, options, round])} order={order} shop={shop} options={options} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the label
            <div key={position} className={label.empty} />
          )
        })}
      </div>
    </I18nProvider>
  )
}

type LabelsPreviewProps = {
  orders: readonly Order[]
  /** nothing is selected: shows the first order as an example */
  isExample: boolean
  shops: readonly Shop[]
  options: LabelOptions
  start: number
}

export function LabelsPreview({ orders, isExample, shops, options, start }: LabelsPreviewProps) {
  const { t } = useLingui()
  const [wanted, setWanted] = useState(0)
  const { desk, scale, width, height } = useScale(sheets[options.paper], 520)
  const round = useFontsRound()
  const pages = pagesOf(orders, options.paper, start)
  const at = Math.min(wanted, pages.length - 1)
  const page = pages[at]
  if (!page) return <EmptyPanel title={t`Nothing to show yet`}>{t`Choose orders to see their labels.`}</EmptyPanel>
  const [number, count] = [at + 1, pages.length]
  return (
    <div className={css.view}>
      <div className={css.area}>
        <div ref={desk} className={css.desk}>
          <div className={css.paper} style={{ inlineSize: width, blockSize: height }}>
            <div className={css.scaled} style={{ transform: `scale(${scale})` }}>
              <LabelSheet orders={page} shops={shops} options={options} round={round} />
            </div>
          </div>
        </div>
      </div>
      {isExample && <p className={css.hint}>{t`This is an example. Choose orders to print.`}</p>}
      {pages.length > 1 && (
        <nav className={css.pager} aria-label={t`Preview pages`}>
          <Button
            look="ghost"
            size="s"
            icon={<Previous />}
            label={t`Previous page`}
            disabled={at === 0}
            onClick={() => setWanted(at - 1)}
          />
          <span aria-live="polite">{t`Page ${number} of ${count}`}</span>
          <Button
            look="ghost"
            size="s"
            icon={<Next />}
            label={t`Next page`}
            disabled={number === count}
            onClick={() => setWanted(at + 1)}
          />
        </nav>
      )}
    </div>
  )
}

type LabelPrintsProps = {
  /** undefined: nothing to print */
  job: PrintJob | undefined
  shops: readonly Shop[]
  options: LabelOptions
  start: number
  onDone(): void
  onFail(): void
}

type Print = Pick<LabelPrintsProps, 'shops' | 'options' | 'start'> & { job: PrintJob }

/** The print frame stays as printed until the next job. */
export function LabelPrints({ job, shops, options, start, onDone, onFail }: LabelPrintsProps) {
  const { t } = useLingui()
  const [print, setPrint] = useState<Print>()
  if (job && job.id !== print?.job.id) setPrint({ job, shops, options, start })
  if (!print) return null
  const pages = pagesOf(print.job.orders, print.options.paper, print.start)
  return (
    <PrintFrame
      key={print.job.id}
      title={`${t`Labels`} ${print.job.printIds.join(' ')}`}
      paper={sheets[print.options.paper]}
      language={print.options.language}
      onDone={onDone}
      onFail={onFail}
    >
      {(round) =>
        pages.map((orders, page) => (
          <LabelSheet
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the page
            key={page}
            orders={orders}
            shops={print.shops}
            options={print.options}
            round={round}
          />
        ))
      }
    </PrintFrame>
  )
}
