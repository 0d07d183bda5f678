import Left from 'lucide-react/icons/chevron-left'
import Right from 'lucide-react/icons/chevron-right'
import { lazyPart } from '../core/kernel/lazy-part'
import { createListMachine } from '../core/kernel/list-machine'
import { normalizeText } from '../core/kernel/normalize-text'
import { checkOrder } from '../core/order/order.rules'
import { orderTotal } from '../core/order/order.totals'
import { pickerViews } from '../core/store/picker/views'
import { useLazyPart } from '../widgets/lazy/use-lazy-part'
import { useOrderFormMessages } from '../widgets/order/use-order-form-messages'
import { useOrderMessages } from '../widgets/orders/use-order-messages'
import { RaanShops } from '../widgets/shops'
import { ProductPicker } from '../widgets/store/picker/product-picker'
import { Badge } from '../widgets/ui/badge'
import { Card } from '../widgets/ui/card'
import { ErrorList } from '../widgets/ui/error-list'
import { Field } from '../widgets/ui/field'
import { useFirstError } from '../widgets/ui/first-error'
import { Input, Textarea } from '../widgets/ui/input'
import { MoneyField } from '../widgets/ui/money-field'
import { RadioGroup } from '../widgets/ui/radio-group'
import { readingKey } from '../widgets/ui/reading-key'
import { Select } from '../widgets/ui/select'

/**
 * What all elements but the cart share besides the runtime, in one chunk for the same reason. Dialogs are not in it: they
 * come with a click. A list, since nobody asks for any of it by name here: names would be in the chunk as well.
 */
export const desk: readonly unknown[] = [
  createListMachine,
  normalizeText,
  checkOrder,
  orderTotal,
  pickerViews,
  lazyPart,
  useLazyPart,
  useOrderFormMessages,
  useOrderMessages,
  RaanShops,
  ProductPicker,
  Badge,
  Card,
  ErrorList,
  Field,
  useFirstError,
  Input,
  Textarea,
  MoneyField,
  RadioGroup,
  readingKey,
  Left,
  Right,
  Select,
]
