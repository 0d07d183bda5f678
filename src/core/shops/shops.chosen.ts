import type { Ports } from '../kernel/ports'

/** Key of the shop chosen last, in the storage that everybody at this backend shares on this device. */
export const chosenKey = 'shop'

/** Its number; 0 before one is chosen. */
export const readChosenShop = ({ backend }: Ports['storage']): number => Number(backend.get(chosenKey) ?? 0)
