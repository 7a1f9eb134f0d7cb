/**
 * Lets branches of the line draw themselves once where their section enters the screen: they are
 * hidden while it has `data-ahead`. In the first screen, and without a script, they are there.
 */
export function drawLineOnArrival() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        target.toggleAttribute('data-ahead', !isIntersecting);
        if (isIntersecting) observer.unobserve(target);
      }
    },
    { rootMargin: '0px 0px -20%' },
  );
  for (const section of document.querySelectorAll('.rail, .line-end')) observer.observe(section);
}
