import { STORED_NAMES, storageRow, type StorageRow, type StoredName } from '@/lib/market/browser-storage'

/** The name of the row that a stored key belongs to; undefined for a key that nobody has listed. Cookies may have the prefix `__Host-`. */
export function storedNameOf(area: StorageRow['area'], key: string): StoredName | undefined {
  const name = area === 'cookie' ? key.replace(/^__Host-/, '') : key
  return STORED_NAMES.find((each) => {
    const row = storageRow(each)
    return row.area === area && (row.isMany ? name.startsWith(row.key) : name === row.key)
  })
}
