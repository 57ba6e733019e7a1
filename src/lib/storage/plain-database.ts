/** A request's answer. */
export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export const finished = (writing: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(writing.error);
    writing.onerror = () => reject(writing.error);
  });

/** A database as it stands, whatever its version; null where there is none, and none is made. */
export function opened(name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      request.transaction?.abort();
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = (event) => {
      event.preventDefault();
      if (isNew) resolve(null);
      else reject(request.error);
    };
  });
}
