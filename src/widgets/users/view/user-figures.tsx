import { useLingui } from '@lingui/react/macro'
import Orders from 'lucide-react/icons/clipboard-pen'
import Labels from 'lucide-react/icons/printer'
import Sales from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'
import type { UserFigures as Figures } from '../../../core/users/users.contract'
import { momentText } from '../../i18n/dates'
import { useLocale } from '../../runtime/use-locale'
import { Card } from '../../ui/card'
import { Price } from '../../ui/price'
import * as css from './view.css'

function Figure({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className={css.figure}>
      <dt className={css.counted}>
        <span className={css.sign} aria-hidden="true">
          {icon}
        </span>
        {name}
      </dt>
      <dd className={css.number}>{children}</dd>
    </div>
  )
}

/** What somebody did at the desk, as the backend counts it. */
export function UserFigures({ figures }: { figures: Figures }) {
  const { t } = useLingui()
  const locale = useLocale()
  const format = new Intl.NumberFormat(locale)
  const { orders, sales, printed, lastOrderAt } = figures
  const last = lastOrderAt && momentText(lastOrderAt, locale)
  return (
    <Card title={t`Desk activity`}>
      <dl className={css.figures}>
        <Figure icon={<Orders />} name={t`Orders taken`}>
          {format.format(orders)}
        </Figure>
        <Figure icon={<Sales />} name={t`Value, excluding cancelled`}>
          <Price amount={sales} />
        </Figure>
        <Figure icon={<Labels />} name={t`Labels printed`}>
          {format.format(printed)}
        </Figure>
      </dl>
      <p className={css.note}>{last ? t`Latest order: ${last}` : t`No orders taken by this user yet.`}</p>
    </Card>
  )
}
