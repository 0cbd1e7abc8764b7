'use client';

import { Button } from '@/components/ui/button';
import { pageLoading } from '@/components/layout/loading-bar/page-loading';
import { KitSection } from './kit-section';

/** Controls the page loading bar without loading a page. */
export function KitLoading() {
  return (
    <KitSection title="Page loading">
      <Button variant="secondary" onClick={() => pageLoading.leave('/somewhere')}>
        Start
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          pageLoading.arrive(window.location.pathname, new URLSearchParams(window.location.search))
        }
      >
        Finish
      </Button>
      <Button variant="secondary" onClick={() => pageLoading.fail()}>
        Fail
      </Button>
    </KitSection>
  );
}
