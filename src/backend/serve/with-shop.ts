import type { Backend } from '../../service/handle'
import type { Values } from './command'
import { isSampleFolder, openShop } from './open-shop'
import { needShop } from './shop-file'

/** Opens the shop of a folder or of DATABASE_URL, also while its server runs. */
export async function withShop<T>(
  { data = 'data' }: Pick<Values, 'data'>,
  act: (place: Pick<Backend, 'store' | 'files'>) => Promise<T>,
): Promise<T> {
  const database = process.env.DATABASE_URL
  if (!database) needShop(data)
  const backend = await openShop({ data, database, demo: !database && isSampleFolder(data) })
  try {
    return await act(await backend.place())
  } finally {
    await backend.close()
  }
}
