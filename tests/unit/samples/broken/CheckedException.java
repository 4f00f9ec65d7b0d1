package broken;

import com.example.boyka.api.Booking;
import java.nio.file.Files;
import java.nio.file.Path;

public class CheckedException {
    Booking readsTheGuest() {
        return Booking.forGuest(Files.readString(Path.of("guest.txt"))); // fault: unreported exception IOException
    }
}
