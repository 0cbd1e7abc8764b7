import { endpoint } from '@/lib/http/endpoint';
import { imageTypes, mostImageBytes } from '@/lib/images/limits';
import { uploadedImage } from '@/lib/images/schema';
import { uploadImage } from '@/lib/images/service';

/** The picture itself is the body: no form around it. */
export const POST = endpoint(
  {
    access: 'member',
    file: { types: imageTypes, limit: mostImageBytes },
    answer: uploadedImage,
    status: 201,
  },
  ({ viewer, file }) => uploadImage(viewer, file),
);
