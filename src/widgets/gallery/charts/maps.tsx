import { useNumberFormats } from '../../charts/use-number-formats'
import { useLocale } from '../../runtime/use-locale'
import { ProvinceMap } from '../../sales/map/province-map'
import { sampleProvinces } from '../samples'
import * as own from './maps.css'

export function Maps() {
  const isThai = useLocale() === 'th'
  const { count } = useNumberFormats()
  const rows = sampleProvinces.map(({ thai, english, orders }) => ({
    province: thai,
    name: isThai ? thai : english,
    orders,
  }))
  return (
    <div className={own.frame}>
      <div className={own.map}>
        <ProvinceMap rows={rows} />
      </div>
      <ol className={own.names}>
        {rows.map(({ province, name, orders }) => (
          <li key={province} className={own.name}>
            {name} <strong>{count.full(orders)}</strong>
          </li>
        ))}
      </ol>
    </div>
  )
}
