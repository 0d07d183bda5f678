import { useLingui } from '@lingui/react/macro'
import Previous from 'lucide-react/icons/chevron-left'
import Next from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import type { LabelOptions } from '../../core/labels/labels.options'
import { pagesOf, sheets } from '../../core/labels/labels.paper'
import type { Order } from '../../core/orders/orders.contract'
import type { Shop } from '../../core/shops/shops.contract'
import { useScale } from '../print/paper'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { LabelSheet } from './label/label-sheet'
import { useFontsRound } from './label/use-fit'
import * as css from './labels-preview.css'

type LabelsPreviewProps = {
  orders: readonly Order[]
  /** nothing is marked: the first order stands for what would be printed */
  isExample: boolean
  shops: readonly Shop[]
  options: LabelOptions
  start: number
}

/** The pages as they will be printed, one at a time. */
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
