import { useLingui } from '@lingui/react/macro'
import type { SpreadsheetLabels } from '../../../core/orders/orders.spreadsheet'
import type { Shop } from '../../../core/shops/shops.contract'
import { useOrderMessages } from '../use-order-messages'

export function useSpreadsheetMessages(shops: readonly Shop[]): SpreadsheetLabels {
  const { t } = useLingui()
  const messages = useOrderMessages()
  return {
    ...messages,
    shop: (id) => shops.find((shop) => shop.id === id)?.ShopName ?? String(id),
    headings: {
      OrderNumber: t`Order number`,
      createdAt: t`Taken`,
      OrderStatus: t`Status`,
      shop: t`Shop`,
      name: t`Customer`,
      phoneNumber: t`Phone`,
      address: t`Address`,
      subDistrict: t`Sub-district`,
      district: t`District`,
      province: t`Province`,
      postNum: t`Postcode`,
      items: t`Items`,
      pieces: t`Pieces`,
      shippingCost: t`Shipping`,
      CODFee: t`COD fee`,
      otherCost: t`Other costs`,
      discount: t`Discount`,
      total: t`Total`,
      paymentMethod: t`Paid by`,
      paymentStatus: t`Payment`,
      toCollect: t`To collect (COD)`,
      delivery: t`Delivery`,
      trackingNumber: t`Tracking number`,
      printed: t`Label printed`,
      note: t`Note`,
    },
  }
}
