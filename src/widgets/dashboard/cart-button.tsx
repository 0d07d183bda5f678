import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Cart from 'lucide-react/icons/shopping-cart'
import { useState } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import { useTakeCart } from '../cart/use-take-cart'
import { CountBadge } from '../ui/badge'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Screen } from './screen'
import * as css from './top-bar.css'
import { useCartCount } from './use-cart-count'

type CartProps = { onCheckout(): void }

const cart = lazyPart(
  () => import('../cart'),
  ({ RaanCart }) =>
    (props: CartProps) => <RaanCart bare checkout {...props} />,
)

/** Opens the cart in a drawer, whose checkout starts an order. */
export function CartButton({ onCheckout, onReload }: CartProps & { onReload: (() => void) | undefined }) {
  const { t } = useLingui()
  const count = useCartCount()
  const [open, setOpen] = useState(false)
  const { take } = useTakeCart()
  const leave = () => {
    take()
    setOpen(false)
    onCheckout()
  }
  return (
    <>
      <span className={css.counted}>
        <Button
          look="ghost"
          icon={<Cart />}
          label={t`Cart: ${plural(count, { one: '# line', other: '# lines' })}`}
          aria-haspopup="dialog"
          onPointerEnter={cart.preload}
          onClick={() => setOpen(true)}
        />
        {count > 0 && (
          <span className={css.count} aria-hidden="true">
            <CountBadge count={count} />
          </span>
        )}
      </span>
      <Dialog open={open} look="end" title={t`Cart`} closeLabel={t`Close cart`} onClose={() => setOpen(false)}>
        <Screen part={cart} given={{ onCheckout: leave }} onReload={onReload} />
      </Dialog>
    </>
  )
}
