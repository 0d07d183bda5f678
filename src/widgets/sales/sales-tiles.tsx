import { Plural, useLingui } from '@lingui/react/macro'
import Cod from 'lucide-react/icons/banknote'
import Pack from 'lucide-react/icons/package-open'
import Print from 'lucide-react/icons/printer'
import Today from 'lucide-react/icons/receipt-text'
import type { ReactNode } from 'react'
import type { Sales } from '../../core/sales/sales.machine'
import { shortDayText } from '../i18n/dates'
import { useLocale } from '../runtime/use-locale'
import { Price } from '../ui/price'
import { Skeleton } from '../ui/skeleton'
import * as css from './sales.css'
import { ordersPath, SalesLink, type SalesTarget, soldPath } from './sales-link'
import { useDaysName } from './use-days-name'
import type { SelectedDays } from './use-sales'

type TileProps = SalesTarget & {
  to: string
  icon: ReactNode
  name: string
  figure: ReactNode
  note: ReactNode
}

function Tile({ to, icon, name, figure, note, ...way }: TileProps) {
  return (
    <li>
      <SalesLink to={to} className={css.tile} {...way}>
        <span className={css.tileIcon} aria-hidden="true">
          {icon}
        </span>
        <span className={css.tileName}>{name}</span>
        <span className={css.tileFigure}>{figure ?? <Skeleton width="5em" />}</span>
        <span className={css.tileNote}>{note ?? <Skeleton width="7em" />}</span>
      </SalesLink>
    </li>
  )
}

type SalesTilesProps = SalesTarget & { sales: Sales | undefined; selected: SelectedDays }

export function SalesTiles({ sales, selected, ...way }: SalesTilesProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { name: days, isDay, isToday, filters } = useDaysName(selected)
  const name = shortDayText(selected.to, locale)
  const sold = days === undefined ? t`All sales` : isDay ? t`Sales on ${name}` : t`Sales: ${days}`
  return (
    <ul className={css.tiles} aria-busy={!sales || undefined}>
      <Tile
        to={soldPath(filters)}
        icon={<Today />}
        name={isToday ? t`Sales today` : sold}
        figure={sales && <Price amount={sales.day.sales} />}
        note={sales && <Plural value={sales.day.orders} one="# order" other="# orders" />}
        {...way}
      />
      <Tile
        to={sales?.codDays ? `/desk/cod?${sales.codDays}` : '/desk/cod'}
        icon={<Cod />}
        name={t`COD outstanding`}
        figure={sales && <Price amount={sales.codOutstanding.amount} />}
        note={sales && <Plural value={sales.codOutstanding.orders} one="# parcel" other="# parcels" />}
        {...way}
      />
      <Tile
        to={ordersPath({ orderStatus: 'confirmed' })}
        icon={<Pack />}
        name={t`To pack`}
        figure={sales?.toPack}
        note={sales && t`Confirmed orders`}
        {...way}
      />
      <Tile
        to="/desk/labels"
        icon={<Print />}
        name={t`Labels to print`}
        figure={sales?.toPrint}
        note={sales && t`Not printed yet`}
        {...way}
      />
    </ul>
  )
}
