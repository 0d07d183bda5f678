import { useLingui } from '@lingui/react/macro'
import Previous from 'lucide-react/icons/chevron-left'
import Next from 'lucide-react/icons/chevron-right'
import { useRef } from 'react'
import { Button } from '../../ui/button'
import { Picture } from '../../ui/picture'
import { Price } from '../../ui/price'
import * as css from '../gallery.css'
import { sampleProducts } from '../samples'
import * as own from './swiper.css'

export function Swiper() {
  const { t } = useLingui()
  const strip = useRef<HTMLUListElement>(null)
  const step = (by: 1 | -1) => {
    const node = strip.current
    if (!node) return
    const isMirrored = getComputedStyle(node).direction === 'rtl'
    node.scrollBy({ left: (isMirrored ? -by : by) * (node.firstElementChild?.clientWidth ?? node.clientWidth) })
  }
  return (
    <div className={css.column}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <ul ref={strip} className={own.strip} tabIndex={0} aria-label={t`Products`}>
        {sampleProducts.map(({ code, name, price }) => (
          <li key={code} className={own.slide}>
            <Picture />
            <span>{name}</span>
            <Price amount={price} />
          </li>
        ))}
      </ul>
      <div className={css.row}>
        <Button icon={<Previous />} label={t`Previous`} onClick={() => step(-1)} />
        <Button icon={<Next />} label={t`Next`} onClick={() => step(1)} />
      </div>
    </div>
  )
}
