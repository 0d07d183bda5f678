import Left from 'lucide-react/icons/chevron-left'
import Right from 'lucide-react/icons/chevron-right'
import { lazyPart } from '../core/kernel/lazy-part'
import { createListMachine } from '../core/kernel/list-machine'
import { tidyText } from '../core/kernel/tidy'
import { checkOrder } from '../core/order/order.rules'
import { orderTotal } from '../core/order/order.totals'
import { pickerViews } from '../core/store/picker/views'
import { useLazyPart } from '../widgets/lazy/use-lazy-part'
import { useOrderTexts } from '../widgets/order/use-order-texts'
import { useOrderWords } from '../widgets/orders/use-order-words'
import { RaanShops } from '../widgets/shops'
import { ProductPicker } from '../widgets/store/picker/product-picker'
import { Badge } from '../widgets/ui/badge'
import { Card } from '../widgets/ui/card'
import { FaultList } from '../widgets/ui/fault-list'
import { Field } from '../widgets/ui/field'
import { useFirstFault } from '../widgets/ui/form-acts'
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
  tidyText,
  checkOrder,
  orderTotal,
  pickerViews,
  lazyPart,
  useLazyPart,
  useOrderTexts,
  useOrderWords,
  RaanShops,
  ProductPicker,
  Badge,
  Card,
  FaultList,
  Field,
  useFirstFault,
  Input,
  Textarea,
  MoneyField,
  RadioGroup,
  readingKey,
  Left,
  Right,
  Select,
]
