import { msg } from '@lingui/core/macro'
import Wishlist from 'lucide-react/icons/heart'
import Products from 'lucide-react/icons/package'
import Checkout from 'lucide-react/icons/shopping-basket'
import { goingTo, inAddress, plain } from './list-routes'
import { labelsOf, orderPath, ordersPath, productOf, productsPath } from './paths'
import type { Row, ScreenProps } from './row'
import { screenPart } from './row'

const shopPath = '/apps/ecommerce/shop'
const productPath = `${productsPath}/{slug}`
const wishlistPath = '/apps/ecommerce/wishlist'
const checkoutPath = '/apps/ecommerce/checkout'

const toProduct = ({ go, hrefOf }: ScreenProps) => ({
  productHref: hrefOf(productPath),
  onOpen: ({ slug }: { slug: string }) => goingTo(go, productOf(slug)),
})
const toShop = ({ go, hrefOf }: ScreenProps) => ({
  shopHref: hrefOf(shopPath),
  onShop: () => goingTo(go, shopPath),
})
const toCheckout = ({ go, hrefOf }: ScreenProps) => ({
  checkoutHref: hrefOf(checkoutPath),
  onCheckout: () => goingTo(go, checkoutPath),
})

const shop = screenPart(
  () => import('../../store'),
  ({ RaanProducts }) =>
    (props) => (
      <RaanProducts
        {...inAddress(props)}
        {...toProduct(props)}
        {...toCheckout(props)}
        wishlistHref={props.hrefOf(wishlistPath)}
        onWishlist={() => goingTo(props.go, wishlistPath)}
      />
    ),
)

const product = screenPart(
  () => import('../../store'),
  ({ RaanProduct, idOfSlug }) =>
    (props) => (
      <RaanProduct
        productId={props.params.slug === undefined ? undefined : (idOfSlug(plain(props.params.slug)) ?? 0)}
        {...toProduct(props)}
        {...toShop(props)}
        {...toCheckout(props)}
      />
    ),
)

const wishlist = screenPart(
  () => import('../../store'),
  ({ RaanWishlist }) =>
    (props) => <RaanWishlist {...toProduct(props)} {...toShop(props)} {...toCheckout(props)} />,
)

const checkout = screenPart(
  () => import('../../checkout'),
  ({ RaanCheckout }) =>
    (props) => (
      <RaanCheckout
        {...toShop(props)}
        ordersHref={props.hrefOf(ordersPath)}
        onOrders={() => props.go(ordersPath)}
        orderHref={props.hrefOf(`${ordersPath}/{OrderNumber}`)}
        onOpenOrder={({ OrderNumber }) => props.go(orderPath(OrderNumber))}
        print
        onPrint={({ orderNumbers }) => props.go(labelsOf(orderNumbers))}
      />
    ),
)

// biome-ignore format: one line per screen
export const ecommerce: readonly Row[] = [
  { path: shopPath, subject: 'Product', icon: Products, label: msg({ message: 'Shop', context: 'menu' }), part: shop },
  { path: `${productsPath}/:slug`, also: [productsPath], subject: 'Product', under: shopPath, icon: Products, label: msg`Product`, part: product },
  { path: wishlistPath, subject: 'Product', icon: Wishlist, label: msg`Wishlist`, part: wishlist },
  { path: checkoutPath, subject: 'Order', action: 'create', icon: Checkout, label: msg`Checkout`, part: checkout },
]
