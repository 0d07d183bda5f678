import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PrintJob } from '../../core/labels/labels.job'
import type { LabelOptions } from '../../core/labels/labels.options'
import { pagesOf, sheets } from '../../core/labels/labels.paper'
import type { Shop } from '../../core/shops/shops.contract'
import { PrintFrame } from '../print/print-frame'
import { LabelSheet } from './label/label-sheet'

type LabelPrintsProps = {
  /** what is to be printed now; undefined = nothing */
  job: PrintJob | undefined
  shops: readonly Shop[]
  options: LabelOptions
  start: number
  onDone(): void
  onFail(): void
}

type Print = Pick<LabelPrintsProps, 'shops' | 'options' | 'start'> & { job: PrintJob }

/** The frame of the print under way. It stays as it was printed until the next one. */
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
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
