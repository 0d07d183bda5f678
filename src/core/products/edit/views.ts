import type { ViewModule } from '../../kernel/app-module'
import { shopProductFormMachine } from './products.edit.machine'

export const productEditViews = { 'products.edit': { machine: shopProductFormMachine } } satisfies Record<
  string,
  ViewModule
>
