import Left from 'lucide-react/icons/chevron-left'
import Right from 'lucide-react/icons/chevron-right'
import { lazyPart } from '../../core/kernel/lazy-part'
import { createListMachine } from '../../core/kernel/list-machine'
import { normalizeText } from '../../core/kernel/normalize-text'
import { checkOrder } from '../../core/order/order.rules'
import { orderTotal } from '../../core/order/order.totals'
import { pickerViews } from '../../core/products/picker/views'
import { useLazyPart } from '../lazy/use-lazy-part'
import { useOrderFormMessages } from '../order/use-order-form-messages'
import { useOrderMessages } from '../orders/use-order-messages'
import { ProductPicker } from '../products/picker/product-picker'
import { RaanShops } from '../shops'
import { Badge } from '../ui/badge'
import { Card } from '../ui/card'
import { ErrorList } from '../ui/error-list'
import { Field } from '../ui/field'
import { useFirstError } from '../ui/first-error'
import { Input, Textarea } from '../ui/input'
import { MoneyField } from '../ui/money-field'
import { RadioGroup } from '../ui/radio-group'
import { readingKey } from '../ui/reading-key'
import { Select } from '../ui/select'

/**
 * What all elements except the cart share. In the package they import this, so that it stays one file
 * (scripts/build/plugins/package-chunks.ts). Dialogs aren't in it: they load on click.
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
