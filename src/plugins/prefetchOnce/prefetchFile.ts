const requested = new Map<string, Promise<void>>();

function addLink(url: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = url;
    // A failed prefetch needs no handling: the file is requested again when it is used.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** Prefetches a file once, however many routes need it. */
export default function prefetchFile(url: string): Promise<void> {
  const request = requested.get(url) ?? addLink(url);
  requested.set(url, request);
  return request;
}
