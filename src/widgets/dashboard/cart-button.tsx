import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Cart from 'lucide-react/icons/shopping-cart'
import { useState } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import { useTakeCart } from '../cart/use-take-cart'
import { Button } from '../ui/button'
import { Counted } from '../ui/counted'
import { Dialog } from '../ui/dialog'
import { Screen } from './screen'
import { useCartCount } from './use-cart-count'

type CartProps = { onCheckout(): void }

const cart = lazyPart(
  () => import('../cart'),
  ({ RaanCart }) =>
    (props: CartProps) => <RaanCart bare checkout {...props} />,
)

/** Opens the cart in a drawer, whose checkout starts an order. */
export function CartButton({ onCheckout }: CartProps) {
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
      <Counted count={count}>
        <Button
          look="ghost"
          icon={<Cart />}
          label={t`Cart: ${plural(count, { one: '# line', other: '# lines' })}`}
          aria-haspopup="dialog"
          onPointerEnter={cart.preload}
          onClick={() => setOpen(true)}
        />
      </Counted>
      <Dialog open={open} look="end" title={t`Cart`} closeLabel={t`Close cart`} onClose={() => setOpen(false)}>
        <Screen part={cart} given={{ onCheckout: leave }} />
      </Dialog>
    </>
  )
}
