/**
 * What all elements but the cart share besides the runtime, in one chunk for the same reason. Dialogs are not in it: they
 * come with a click.
 */
export { createListMachine } from '../core/kernel/list-machine'
export { createResourceMachine } from '../core/kernel/resource-machine'
export { tidyText } from '../core/kernel/tidy'
export { checkOrder } from '../core/order/order.rules'
export { orderTotal } from '../core/order/order.totals'
export { storeApp } from '../core/store/store.machine'
export { useOrderTexts } from '../widgets/order/use-order-texts'
export { useOrderWords } from '../widgets/orders/use-order-words'
export { RaanShops } from '../widgets/shops'
export { ProductPicker } from '../widgets/store/picker/product-picker'
export { Badge } from '../widgets/ui/badge'
export { Card } from '../widgets/ui/card'
export { FaultList } from '../widgets/ui/fault-list'
export { Field } from '../widgets/ui/field'
export { useFirstFault } from '../widgets/ui/form-acts'
export { Input, Textarea } from '../widgets/ui/input'
export { MoneyField } from '../widgets/ui/money-field'
export { RadioGroup } from '../widgets/ui/radio-group'
export { Select } from '../widgets/ui/select'
